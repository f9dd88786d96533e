import type { Me } from '@pothik/contracts/user';
import { Card } from '@pothik/ui-kit';
import { ChevronRight, FileDown, KeyRound, LogOut, type LucideIcon, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { ProfilePart } from '../profile-part';
import { useOpenedDialog } from '../use-opened-dialog';
import { useSafetyText } from './safety-text';

const passwordDialog = () => import('./password-dialog');
const sessionsDialog = () => import('./sessions-dialog');
const ownDataDialog = () => import('./own-data/own-data-dialog');
const deletionDialog = () => import('./deletion-dialog');

/** Password, which only accounts with an e-mail have, sessions on other devices, the file with one's own data, and account deletion. */
export function SafetyCard({ user }: { user: Me }) {
  const text = useSafetyText();
  const { opened, open, close } = useOpenedDialog();
  const props = { user, onClose: close };
  return (
    <Card title={text.title}>
      <ul className="shell-safety">
        {user.email && (
          <SafetyRow icon={KeyRound} label={text.password} text={text.passwordText} onChoose={() => open('password')} />
        )}
        <SafetyRow icon={LogOut} label={text.sessions} text={text.sessionsText} onChoose={() => open('sessions')} />
        <SafetyRow icon={FileDown} label={text.ownData} text={text.ownDataText} onChoose={() => open('own-data')} />
        <SafetyRow
          icon={Trash2}
          label={text.deletion}
          text={text.deletionText}
          refusal
          onChoose={() => open('deletion')}
        />
      </ul>
      {opened === 'password' && <ProfilePart load={passwordDialog} title={text.password} with={props} />}
      {opened === 'sessions' && <ProfilePart load={sessionsDialog} title={text.sessionsQuestion} with={props} />}
      {opened === 'own-data' && <ProfilePart load={ownDataDialog} title={text.ownData} with={props} />}
      {opened === 'deletion' && <ProfilePart load={deletionDialog} title={text.deletionQuestion} with={props} />}
    </Card>
  );
}

interface SafetyRowProps {
  icon: LucideIcon;
  label: string;
  /** The consequence, shown below the label. */
  text: string;
  refusal?: boolean;
  onChoose: () => void;
}

/** One row that opens a dialog; the whole row is the button. */
function SafetyRow({ icon: Icon, label, text, refusal, onChoose }: SafetyRowProps) {
  const id = useId();
  return (
    <li>
      <div className={refusal ? 'shell-safety-way shell-refusal' : 'shell-safety-way'}>
        <Icon aria-hidden="true" />
        <div>
          <button type="button" aria-describedby={id} onClick={onChoose}>
            {label}
          </button>
          <p id={id}>{text}</p>
        </div>
        <ChevronRight aria-hidden="true" />
      </div>
    </li>
  );
}
