import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Avatar, type AvatarProps } from './avatar';

export interface PersonLineProps {
  name: string;
  src?: string | undefined;
  /** Shown below the name. */
  text?: ReactNode;
  /** Shown at the end, e.g. a call button. */
  aside?: ReactNode;
  avatarSize?: AvatarProps['size'];
  className?: string;
  children?: ReactNode;
}

/** A person: avatar, name and a line of text. */
export function PersonLine({ name, src, text, aside, avatarSize, className, children }: PersonLineProps) {
  return (
    <div className={classNames('ui-person', className)}>
      <Avatar name={name} src={src} {...(avatarSize ? { size: avatarSize } : {})} />
      <div>
        <p className="ui-person-name">{name}</p>
        {text && <div className="ui-person-text">{text}</div>}
        {children}
      </div>
      {aside}
    </div>
  );
}
