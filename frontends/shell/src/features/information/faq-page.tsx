import './information.css';
import { Button, PageHead } from '@pothik/ui-kit';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '../../page-parts/page-title';
import { useFaqText } from './faq-text';

/** Questions people ask; each opens by itself. */
export function Component() {
  const text = useFaqText();
  const questions = [
    [text.bookQuestion, text.bookAnswer],
    [text.fareQuestion, text.fareAnswer],
    [text.payQuestion, text.payAnswer],
    [text.codeQuestion, text.codeAnswer],
    [text.safetyQuestion, text.safetyAnswer],
    [text.cancelQuestion, text.cancelAnswer],
    [text.driveQuestion, text.driveAnswer],
  ];
  return (
    <div className="ui-page shell-article">
      <PageTitle>{text.title}</PageTitle>
      <PageHead title={text.title} />
      <p className="shell-opening">{text.lead}</p>
      <div className="shell-questions">
        {questions.map(([question, answer]) => (
          <details key={question}>
            <summary>
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <div className="shell-more">
        <p>{text.more}</p>
        <Button asChild variant="outline">
          <Link to="/contact">{text.write}</Link>
        </Button>
      </div>
    </div>
  );
}
