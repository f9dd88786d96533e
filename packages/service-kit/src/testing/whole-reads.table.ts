export interface WholeRead {
  /** The shapes as the refusal prints them. */
  shape: RegExp;
  /** Why reading the whole collection is right there. */
  reason: string;
}

/** Queries of services that may read a whole collection. */
export const WHOLE_READS: readonly WholeRead[] = [
  {
    shape: /^(find|aggregate|distinct) operator_places /,
    reason: 'the operator’s own places are some hundreds, and are held in memory as a whole',
  },
  {
    shape: /^aggregate (account_facts|drivers|vehicles|rides|incidents) \[\{ \$match: (?!.*\$sort)/,
    reason: 'an administrator’s list counts all that its filter leaves, and a search looks into every name',
  },
  {
    shape:
      /^(aggregate account_facts .*\$sort: \{ (name|email|role)|aggregate drivers .*\$sort: \{ experience|find vehicles .* \{ brand|find rides .* \{ fare): -?1, _id: -?1 \}/,
    reason: 'an administrator’s list by another column than the time',
  },
  {
    shape: /^(find|aggregate) acts .*\$or: |^aggregate acts \[\{ \$match: \{\} \}\]$/,
    reason: 'an administrator’s search of the record looks for a part of a word; without one all of it is counted',
  },
  {
    shape: /^distinct acts \{\} \?$/,
    reason:
      'everybody in the audit log; a MongoDB reads its index alone, which the embedded database’s plan does not tell',
  },
  {
    shape: /^distinct dismissed_texts \{\} \?$/,
    reason: 'the unknown places that administrators put aside one by one, read as a whole to leave them out',
  },
];
