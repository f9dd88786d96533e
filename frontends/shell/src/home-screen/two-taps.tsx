import { Share, SquarePlus } from 'lucide-react';
import { useHomeScreenText } from './home-screen-text';

/** A picture of what iOS asks for: Share, then "Add to Home Screen". */
export function TwoTaps() {
  const text = useHomeScreenText();
  return (
    <ol className="shell-two-taps" aria-label={text.twoTaps}>
      <li>
        <Share aria-hidden="true" />
        {text.tapShare}
      </li>
      <li>
        <SquarePlus aria-hidden="true" />
        {text.tapAdd}
      </li>
    </ol>
  );
}
