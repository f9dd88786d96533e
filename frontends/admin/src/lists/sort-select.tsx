import { FilterSelect } from './filter-select';
import { useListText } from './list-text';

interface SortSelectProps<Other extends string> {
  sort: 'oldest' | Other | undefined;
  /** Further orders of this list, with their labels. */
  others: Readonly<Record<Other, string>>;
  onSort(sort: 'oldest' | Other | undefined): void;
}

/** The sort order of a list, newest first by default. */
export function SortSelect<Other extends string = never>({ sort, others, onSort }: SortSelectProps<Other>) {
  const text = useListText();
  const words: Readonly<Record<string, string>> = { oldest: text.oldest, ...others };
  return (
    <FilterSelect
      label={text.sort}
      all={text.newest}
      values={Object.keys(words) as ('oldest' | Other)[]}
      wordOf={(each) => words[each] ?? each}
      value={sort}
      onChoose={onSort}
    />
  );
}
