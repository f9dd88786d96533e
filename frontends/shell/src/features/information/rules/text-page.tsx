import '../information.css';
import { Button, PageHead } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { PageTitle } from '../../../page-parts/page-title';

interface PageText {
  title: string;
  lead: string;
  /** Lines: a heading, its paragraph, the next heading, and so on. */
  sections: string;
  /** The sentence above the way on, and its label. */
  more: string;
  way: string;
}

/** A page of words: a lead, short sections, and where to go with a question. */
export function TextPage({ text, to }: { text: PageText; to: string }) {
  const lines = text.sections.split('\n');
  return (
    <div className="ui-page shell-article">
      <PageTitle>{text.title}</PageTitle>
      <PageHead title={text.title} />
      <p className="shell-opening">{text.lead}</p>
      {lines.map((heading, index) =>
        index % 2 === 0 ? (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{lines[index + 1]}</p>
          </section>
        ) : null,
      )}
      <div className="shell-more">
        <p>{text.more}</p>
        <Button asChild variant="outline">
          <Link to={to}>{text.way}</Link>
        </Button>
      </div>
    </div>
  );
}
