/** How somebody puts Pothik on the home screen here: by the browser's own question, or by two taps that iOS asks for. */
export type InstallWay = 'prompt' | 'two-taps';

interface Device {
  /** The page runs as the installed app. */
  isInstalled: boolean;
  /** The browser offers its question. */
  isOffered: boolean;
  isIos: boolean;
}

/** Undefined where it is installed, or cannot be. */
export function installWayOf({ isInstalled, isOffered, isIos }: Device): InstallWay | undefined {
  if (isInstalled) return undefined;
  if (isOffered) return 'prompt';
  return isIos ? 'two-taps' : undefined;
}
