import { PageHead } from '@pothik/ui-kit';
import { PageTitle } from '../../page-parts/page-title';
import { useInformationText } from './information-text';

export function Component() {
  const text = useInformationText();
  return (
    <div className="ui-page shell-article">
      <PageTitle>{text.aboutTitle}</PageTitle>
      <PageHead title={text.aboutTitle} />
      <p>{text.aboutLead}</p>
      <h2>{text.chooseTitle}</h2>
      <p>{text.chooseText}</p>
      <h2>{text.fareTitle}</h2>
      <p>{text.fareText}</p>
      <h2>{text.driverTitle}</h2>
      <p>{text.driverText}</p>
      <h2>{text.figuresTitle}</h2>
      <ul className="shell-cities">
        {[text.rides, text.drivers, text.riders, text.cities, text.citiesHere].map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
    </div>
  );
}
