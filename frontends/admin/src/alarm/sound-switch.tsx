import { Switch } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAlarmText } from './alarm-text';
import { ring } from './ring';
import { switchSound, useSoundOn } from './sound.store';

/** Switches the alarm's sound; switching it on plays it once. */
export function SoundSwitch() {
  const text = useAlarmText();
  const on = useSoundOn();
  const [silent, setSilent] = useState(false);
  const choose = async (next: boolean) => {
    switchSound(next);
    setSilent(next && !(await played()));
  };
  return (
    <div className="admin-sound">
      <span aria-hidden>{text.sound}</span>
      <Switch label={text.soundLabel} checked={on} onCheckedChange={(next) => void choose(next)} />
      {silent && <span role="status">{text.silent}</span>}
    </div>
  );
}

async function played(): Promise<boolean> {
  try {
    return await ring();
  } catch (error) {
    console.warn('The alarm could not be played.', error);
    return false;
  }
}
