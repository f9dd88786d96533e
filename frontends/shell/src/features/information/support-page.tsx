import { PageHead } from '@pothik/ui-kit';
import { PageTitle } from '../../page-parts/page-title';
import { Emergency } from './emergency';
import { useInformationText } from './information-text';
import { WriteToUs } from './write-to-us';

/** Support: the same form, and on a phone 999 above it. */
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
