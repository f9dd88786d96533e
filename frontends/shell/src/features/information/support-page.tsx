import { PageHead } from '@pothik/ui-kit';
import { PageTitle } from '../../page-parts/page-title';
import { Emergency } from './emergency';
import { useInformationText } from './information-text';
import { WriteToUs } from './write-to-us';

/** Support: the contact form, with 999 above it on a phone. */
export function Component() {
  const text = useInformationText();
  return (
    <div className="ui-page shell-contact">
      <PageTitle>{text.supportTitle}</PageTitle>
      <PageHead title={text.supportTitle} />
      <p>{text.supportLead}</p>
      <div className="shell-contact-columns shell-emergency-first">
        <Emergency />
        <WriteToUs />
      </div>
    </div>
  );
}
