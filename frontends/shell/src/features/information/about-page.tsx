import './information.css';
import { Button, PageHead, Peacock } from '@pothik/ui-kit';
import { Hand, Handshake, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '../../page-parts/page-title';
import { useInformationText } from './information-text';

/** What Pothik is, in three promises, and how far it has come. */
export function Component() {
  const text = useInformationText();
  const promises = [
    { Icon: Hand, title: text.chooseTitle, words: text.chooseText },
    { Icon: Handshake, title: text.fareTitle, words: text.fareText },
    { Icon: Wallet, title: text.driverTitle, words: text.driverText },
  ];
  return (
    <div className="ui-page shell-article shell-roomy">
      <PageTitle>{text.aboutTitle}</PageTitle>
      <div className="shell-about-top">
        <div>
          <PageHead title={text.aboutTitle} />
          <p className="shell-opening">{text.aboutLead}</p>
        </div>
        <Peacock />
      </div>
      <ul className="shell-points">
        {promises.map(({ Icon, title, words }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h2>{title}</h2>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      <h2>{text.figuresTitle}</h2>
      <ul className="shell-about-figures">
        {[text.rides, text.drivers, text.riders, text.cities].map((figure) => (
          <Figure key={figure} words={figure} />
        ))}
      </ul>
      <div className="shell-more">
        <p>{text.citiesHere}</p>
        <Button asChild variant="outline">
          <Link to="/safety">{text.toSafety}</Link>
        </Button>
      </div>
    </div>
  );
}

/** “50,000+ rides”: the number large, what it counts beneath. */
function Figure({ words }: { words: string }) {
  const [number, ...counted] = words.split(' ');
  return (
    <li>
      <b>{number}</b> {counted.join(' ')}
    </li>
  );
}
