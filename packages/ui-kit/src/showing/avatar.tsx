import { useState } from 'react';
import { classNames } from '../class-names';
import { avatarColour, initialsOf } from './avatar.rules';

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'medium' | 'small' | 'large' | 'extra';
  /** Shown in red instead of initials when there is no picture, e.g. N/A. */
  missing?: string;
  className?: string;
}

/** A person's picture or initials; screen readers read only the name beside it. */
export function Avatar({ name, src, size = 'medium', missing, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const names = classNames('ui-avatar', size !== 'medium' && `ui-${size}`, className);
  if (src && src !== broken) {
    return <img className={names} src={src} alt="" onError={() => setBroken(src)} />;
  }
  if (missing) return <span className={classNames(names, 'ui-missing')}>{missing}</span>;
  // Drawn by the style sheet: as text, the initials would become part of the accessible name of a button around them.
  return <span className={classNames(names, `ui-avatar-${avatarColour(name)}`)} data-initials={initialsOf(name)} />;
}
