import { PageHead } from '@pothik/ui-kit';
import { PageTitle } from '../layout/page-title';
import { useInformationText } from './information-text';
import { ReachUs } from './reach-us';

export function Component() {
  const text = useInformationText();
  return (
    <div className="ui-page shell-article">
      <PageTitle>{text.supportTitle}</PageTitle>
      <PageHead title={text.supportTitle} />
      <p>{text.supportLead}</p>
      <ReachUs />
    </div>
  );
}
