// A process that attacks until it is told to stop: the attack does not delay the measuring of people's calls.
import type { MakeAttack } from './attack.js';
import type { AttackAnswer, AttackName, AttackTask } from './attack-message.js';
import { slowBodies } from './slow-bodies.js';
import { uploads } from './uploads.js';

const ATTACKS: Readonly<Record<AttackName, MakeAttack>> = { uploads, 'slow-bodies': slowBodies };

const send = (answer: AttackAnswer): unknown => process.send?.(answer);

// Its parent has died: nothing is left to attack for.
process.once('disconnect', () => process.exit(1));
process.once('message', ({ name, address, cookies }: AttackTask) => {
  const attack = ATTACKS[name](address, cookies);
  process.once('message', async () => {
    send({ answers: await attack.stop() });
  });
  attack.start();
  send({ started: true });
});
