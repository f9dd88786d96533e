import { Button } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAnswer } from '../use-answer';
import type { LogIn } from '../use-log-in';
import { askForPeople } from './ask-for-people';
import { accountNameOf, groupsOf } from './people.rules';
import { useTryingOutText } from './trying-out-text';

/** The demonstration people: one click logs in as one of them. */
export function DemonstrationPeople({ logIn }: { logIn: LogIn }) {
  const text = useTryingOutText();
  const demonstration = useAnswer(askForPeople);
  const [chosen, setChosen] = useState<string>();
  if (!demonstration) return null;
  const become = async (email: string) => {
    setChosen(email);
    await logIn({ email, password: demonstration.password });
    setChosen(undefined);
  };
  return (
    <section className="shell-try-groups">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      {groupsOf(demonstration.people).map(({ group, people }) => (
        <div key={group}>
          <h3>{text[group]}</h3>
          <ul className="shell-try-people">
            {people.map(({ name, email }) => (
              <li key={email}>
                <Button
                  block
                  title={email}
                  loading={chosen === email}
                  disabled={chosen !== undefined}
                  onClick={() => void become(email)}
                >
                  <span>{name}</span> <span className="shell-small">{accountNameOf(email)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
