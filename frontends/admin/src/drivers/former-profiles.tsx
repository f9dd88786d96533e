import type { FormerProfile } from '@pothik/contracts/driver';
import { Note, useFormat } from '@pothik/ui-kit';
import { History } from 'lucide-react';
import { useDriverText } from './driver-text';
import { useReasonKindText } from './reason-kind-text';

/** How deleted profiles with the same licence or plate stood, a sentence each; nothing without one. */
export function FormerProfiles({ profiles = [] }: { profiles?: readonly FormerProfile[] | undefined }) {
  const text = useDriverText();
  const kinds = useReasonKindText();
  const { date } = useFormat();
  if (profiles.length === 0) return null;
  const sentenceOf = ({ sameLicense, samePlate, status, reasonKind, since }: FormerProfile) => {
    const number = sameLicense ? (samePlate ? text.licenseAndPlate : text.license) : text.plate;
    const words = { PENDING: text.formerPending, APPROVED: text.formerApproved, SUSPENDED: text.formerSuspended };
    return words[status](number, date(since), reasonKind && kinds[reasonKind]);
  };
  return (
    <Note
      tone={profiles.some(({ status }) => status === 'SUSPENDED') ? 'warning' : 'neutral'}
      icon={<History aria-hidden />}
    >
      {profiles.map((profile) => (
        <span
          className="admin-former"
          key={`${profile.since} ${profile.status} ${profile.sameLicense} ${profile.samePlate}`}
        >
          {sentenceOf(profile)}
        </span>
      ))}
    </Note>
  );
}
