import { ImageOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names';

export type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & { src: string; alt: string };

/** A picture. One that cannot be read leaves a quiet mark in its place, with the same name, never the browser's broken thumbnail. */
export function Photo({ src, alt, className, ...image }: PhotoProps) {
  const [unreadable, setUnreadable] = useState<string>();
  if (src !== unreadable) {
    return <img {...image} className={className} src={src} alt={alt} onError={() => setUnreadable(src)} />;
  }
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span {...name} className={classNames('ui-photo-unreadable', className)}>
      <ImageOff aria-hidden="true" />
    </span>
  );
}
