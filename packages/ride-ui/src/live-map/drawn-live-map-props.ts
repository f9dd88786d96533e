import type { LiveContent, LiveFocus } from './live-content';

export interface DrawnLiveMapProps extends LiveContent {
  /** The map’s name for those who do not see it. */
  label: string;
  focus?: LiveFocus | undefined;
  onDriver?(id: string): void;
  onIncident?(id: string): void;
  onFailed(): void;
}
