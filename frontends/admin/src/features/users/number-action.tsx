import { isAdministrator } from '@pothik/contracts/platform';
import type { UserView } from '@pothik/contracts/user';
import { Button } from '@pothik/ui-kit';
import { CardSim } from 'lucide-react';
import { useLoadedDialog } from '../../dialogs/use-loaded-dialog';
import type { NumberDialogProps } from './number-dialog';
import { useNumberText } from './number-text';

const numberDialog = async () => (await import('./number-dialog')).NumberDialog;

/** The button that gives somebody who lost their SIM another number; no administrator gets into another's account by it. */
export function NumberAction({ person }: { person: UserView }) {
  const text = useNumberText();
  const { Dialog, subject, open, close } = useLoadedDialog<UserView, NumberDialogProps>(numberDialog);
  if (isAdministrator(person.role)) return null;
  return (
    <>
      <Button
        size="small"
        icon={<CardSim aria-hidden />}
        aria-label={text.lostSimOf(person.name)}
        onClick={() => void open(person)}
      >
        {text.lostSim}
      </Button>
      {Dialog && subject && <Dialog person={subject} onClose={close} />}
    </>
  );
}
