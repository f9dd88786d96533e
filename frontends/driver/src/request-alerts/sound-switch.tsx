import { Button, VisuallyHidden } from '@pothik/ui-kit';
import { playChime, readySound } from '@pothik/ui-kit/sound';
import { Volume2, VolumeX } from 'lucide-react';
import { useRequestAlertsText } from './request-alerts-text';
import { useSoundStore } from './sound.store';

/** Switches the sound of new requests; switching it on plays it once. */
export function SoundSwitch() {
  const text = useRequestAlertsText();
  const { on = true, turn } = useSoundStore();
  const change = () => {
    turn(!on);
    if (on) return;
    readySound();
    void playChime();
  };
  return (
    <Button
      variant="quiet"
      size="small"
      role="switch"
      aria-checked={on}
      className="driver-sound"
      icon={on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      onClick={change}
    >
      <VisuallyHidden>{text.soundLabel}</VisuallyHidden>
      <span aria-hidden="true">{on ? text.soundOn : text.soundOff}</span>
    </Button>
  );
}
