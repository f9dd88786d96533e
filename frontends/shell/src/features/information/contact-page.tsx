import { PageHead } from '@pothik/ui-kit';
import { PageTitle } from '../../page-parts/page-title';
import { Emergency } from './emergency';
import { useInformationText } from './information-text';
import { WriteToUs } from './write-to-us';

/** Contact: the form first. */
export function Component() {
  const text = useInformationText();
  return (
    <div className="ui-page shell-contact">
      <PageTitle>{text.contactTitle}</PageTitle>
      <PageHead title={text.contactTitle} />
      <p>{text.contactLead}</p>
      <div className="shell-contact-columns">
        <WriteToUs />
        <Emergency />
      </div>
    </div>
  );
}
