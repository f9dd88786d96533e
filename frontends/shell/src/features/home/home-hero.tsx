import { useLanguage } from '@pothik/api-client';
import { Avatar, Button, Digits, Money, Plate, RickshawBorder, Ticket } from '@pothik/ui-kit';
import { Hero } from '@pothik/ui-kit/hero';
import { ArrowRight, KeyRound } from 'lucide-react';
import { GetRideButton } from '../../get-ride/get-ride-button';
import { BothSides } from './both-sides';
import { useHomeText } from './home-text';

/** The slogan, the primary action, and a preview of a current ride. */
export function HomeHero() {
  const text = useHomeText();
  return (
    <section className="shell-hero">
      <div className="ui-container shell-hero-copy">
        <div className="shell-stack">
          <h1>
            {text.headline}
            <br />
            {text.headlineEnd}
          </h1>
          <p className="shell-lead">{text.lead}</p>
          <div className="shell-actions">
            <GetRideButton size="large" />
            <Button asChild variant="quiet" size="large">
              <a href="#drive">
                {text.driveWithPothik}
                <ArrowRight aria-hidden="true" />
              </a>
            </Button>
          </div>
          <BothSides />
        </div>
        <Peek />
      </div>
      <Hero />
      <RickshawBorder />
    </section>
  );
}

/** A preview of a current ride, hidden from screen readers. */
function Peek() {
  const text = useHomeText();
  const language = useLanguage();
  return (
    <div className="shell-peek" aria-hidden="true">
      <p className="shell-peek-sample">{text.peekSample}</p>
      <div className="shell-peek-person">
        <Avatar name={text.peekName} />
        <div>
          <p className="shell-strong">{text.peekComing}</p>
          <p className="shell-small">Toyota Axio</p>
        </div>
        <Plate>{text.peekPlate}</Plate>
      </div>
      <Ticket
        halves={[
          { key: 'fare', label: text.fare, figure: <Money amount={320} locale={language} /> },
          { key: 'code', label: text.startCode, figure: <Digits value="482915" groupOf={3} locale={language} /> },
        ]}
        foot={text.peekFoot}
        footIcon={<KeyRound />}
      />
    </div>
  );
}
