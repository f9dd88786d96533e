import { IconButton, useUiText } from '@pothik/ui-kit';
import { ChevronLeft, ChevronRight, KeyRound, Lock, ShieldCheck, Siren } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHomeText } from './home-text';

/** A carousel of cards that moves by swipe, key or button. */
export function Safety() {
  const text = useHomeText();
  const slides = [
    { Icon: KeyRound, title: text.codeTitle, words: text.codeText },
    { Icon: Lock, title: text.fareTitle, words: text.fareText },
    { Icon: Siren, title: text.sosTitle, words: text.sosText },
    { Icon: ShieldCheck, title: text.checkedTitle, words: text.checkedText },
  ];
  const { row, position, atEnd, look, move } = useCarousel();
  return (
    <div className="shell-section shell-sunken">
      <div className="ui-container">
        <div className="shell-carousel-head">
          <h2>{text.safety}</h2>
          <CarouselButtons atStart={position === 0} atEnd={atEnd} onMove={move} />
        </div>
        <section
          className="shell-carousel"
          ref={row}
          onScroll={look}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard.
          tabIndex={0}
          aria-roledescription="carousel"
          aria-label={text.safetyLabel}
        >
          {slides.map(({ Icon, title, words }) => (
            <article key={title} className="shell-slide">
              <Icon aria-hidden="true" />
              <h3>{title}</h3>
              <p>{words}</p>
            </article>
          ))}
        </section>
        <div className="shell-dots shell-narrow" aria-hidden="true">
          {slides.map(({ title }, index) => (
            <i key={title} className={index === position ? 'shell-on' : undefined} />
          ))}
        </div>
      </div>
    </div>
  );
}

function CarouselButtons(props: { atStart: boolean; atEnd: boolean; onMove: (steps: number) => void }) {
  const { text } = useUiText();
  return (
    <div className="shell-wide">
      <IconButton variant="outline" label={text.previous} disabled={props.atStart} onClick={() => props.onMove(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton variant="outline" label={text.next} disabled={props.atEnd} onClick={() => props.onMove(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The position of the first visible card, and a function that moves it; the row itself scrolls and snaps. */
function useCarousel() {
  const row = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(0);
  const [atEnd, setAtEnd] = useState(false);
  const step = (element: HTMLElement) => {
    const [first, second] = [...element.children] as HTMLElement[];
    return first && second ? second.offsetLeft - first.offsetLeft : element.clientWidth;
  };
  const look = () => {
    const element = row.current;
    if (!element) return;
    setAtEnd(element.scrollLeft + element.clientWidth >= element.scrollWidth - 2);
    setPosition(Math.round(element.scrollLeft / step(element)));
  };
  const move = (steps: number) => {
    const element = row.current;
    element?.scrollBy({ left: steps * step(element) });
  };
  return { row, position, atEnd, look, move };
}
