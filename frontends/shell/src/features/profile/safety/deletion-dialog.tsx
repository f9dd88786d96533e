import type { Me } from '@pothik/contracts/user';
import { Dialog, Note } from '@pothik/ui-kit';
import { CircleX, TriangleAlert } from 'lucide-react';
import { DeletionByCode } from './deletion-by-code';
import { DeletionByPassword } from './deletion-by-password';
import { DeletionBySms } from './deletion-by-sms';
import { useSafetyText } from './safety-text';
import { useDeletion } from './use-deletion';

/** Explains the deletion, asks for the password or a code, and deletes the account. */
export function Component({ user, onClose }: { user: Me; onClose: () => void }) {
  const text = useSafetyText();
  const deletion = useDeletion();
  const said = deletion.refusal && (
    <Note tone="danger" alert icon={<CircleX aria-hidden="true" />}>
      {deletion.refusal}
    </Note>
  );
  const First = user.email ? DeletionByPassword : DeletionBySms;
  const Proof = deletion.step.by === 'code' ? DeletionByCode : First;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.deletionQuestion} size="narrow">
      <Note tone="warning" icon={<TriangleAlert aria-hidden="true" />} className="shell-deletion-note">
        {text.deletionConsequence}
      </Note>
      <Proof user={user} deletion={deletion} onClose={onClose}>
        {said}
      </Proof>
    </Dialog>
  );
}
