import { useHomeText } from './home-text';

/** The cities that Pothik serves, and the marketing figures. */
export function Cities() {
  const text = useHomeText();
  const figures = [
    [text.ridesFigure, text.rides],
    [text.ridersFigure, text.riders],
    [text.driversFigure, text.drivers],
    [text.citiesFigure, text.cities],
  ];
  return (
    <section className="shell-section">
      <div className="ui-container">
        <div className="shell-section-head">
          <h2>{text.inCities}</h2>
          <p>{text.growing}</p>
        </div>
        <dl className="shell-figures">
          {figures.map(([figure, name]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <ul className="shell-cities">
          {text.cityNames.split(', ').map((city) => (
            <li key={city}>{city}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
