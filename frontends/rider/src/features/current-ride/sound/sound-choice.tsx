import { Button, Card, VisuallyHidden } from '@pothik/ui-kit';
import { createSoundStore, playChime, readySound } from '@pothik/ui-kit/sound';
import { Volume2, VolumeX } from 'lucide-react';
import { useSoundText } from './sound-text';

/** The shell plays it, on every page, by the same key. */
const useSound = createSoundStore('pothik-ride-sound');

/** Asks once whether there may be a sound when the ride changes; afterwards a switch. */
export function SoundChoice() {
  const text = useSoundText();
  const { on, turn } = useSound();
  const choose = (wanted: boolean) => {
    turn(wanted);
    if (!wanted) return;
    readySound();
    void playChime();
  };
  if (on === undefined) {
    return (
      <Card title={text.question}>
        <p className="rider-quiet rider-small">{text.why}</p>
        <div className="rider-answers">
          <Button onClick={() => choose(true)}>{text.yes}</Button>
          <Button variant="quiet" onClick={() => choose(false)}>
            {text.no}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        role="switch"
        aria-checked={on}
        icon={on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        onClick={() => choose(!on)}
      >
        <VisuallyHidden>{text.label}</VisuallyHidden>
        <span aria-hidden="true">{on ? text.on : text.off}</span>
      </Button>
    </div>
  );
}
