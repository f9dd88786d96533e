import type { Me } from '@pothik/contracts/user';
import { Avatar, Card, DescriptionList, IconButton, VisuallyHidden } from '@pothik/ui-kit';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useProfileText } from './profile-text';
import { useRoleText } from './role-text';

const ProfileDialog = lazy(() => import('./profile-dialog'));

/** Picture, name, e-mail, address, phone, role, and the way to change them. */
export function AccountCard({ user }: { user: Me }) {
  const text = useProfileText();
  const roles = useRoleText();
  const [editing, setEditing] = useState(false);
  const lines = [
    { term: text.name, description: user.name },
    { term: text.email, description: user.email },
    { term: text.phone, description: user.phone || <Missing /> },
    { term: text.address, description: user.address || <Missing /> },
    { term: text.role, description: roles[user.role] },
  ];
  return (
    <Card className="shell-profile-account">
      <VisuallyHidden>
        <h2>{text.accountTitle}</h2>
      </VisuallyHidden>
      <div className="shell-profile-head">
        <Avatar name={user.name} src={user.image || undefined} size="extra" missing={text.missing} />
        <div>
          <p className="shell-profile-name">{user.name}</p>
          <p className="shell-small">{roles[user.role]}</p>
        </div>
        <IconButton label={text.edit} onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
        </IconButton>
      </div>
      <DescriptionList items={lines} />
      {editing && (
        <Suspense fallback={null}>
          <ProfileDialog user={user} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const Missing = () => <span className="shell-missing">{useProfileText().missing}</span>;
