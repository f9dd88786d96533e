const FAN = [-84, -63, -42, -21, 0, 21, 42, 63, 84];
const PETALS = [-73, -52, -31, -10, 10, 31, 52, 73];
const YELLOW = [-52, 52];

/** The peacock of rickshaw paintings. */
export function Peacock({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 132" fill="none" aria-hidden="true" className={className}>
      {FAN.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 100 112)`}>
          <path d="M100 112V56" stroke="#1f7a50" strokeWidth="1.6" />
          <Feather transform="translate(100 50) scale(2.1)" />
        </g>
      ))}
      {PETALS.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle} 100 112)`}
          d="M100 88c-5-9.1-5-18.2 0-26c5 7.8 5 16.9 0 26z"
          fill={YELLOW.includes(angle) ? '#f4b93c' : '#f67307'}
        />
      ))}
      <Body />
    </svg>
  );
}

/** One eye of the tail, also used by the rickshaw border. */
export function Feather({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M0 0c-5.5-3-6.5-11 0-15 6.5 4 5.5 12 0 15z" fill="#1f7a50" />
      <path d="M0-2.5c-3.3-2-4-6.6 0-9.6 4 3 3.3 7.6 0 9.6z" fill="#f4b93c" />
      <circle cy="-6" r="2.5" fill="#1c73c5" />
      <circle cy="-5.6" r="1" fill="#3c1803" />
    </g>
  );
}

function Body() {
  return (
    <>
      <path
        d="M100 129c-12 0-20-8-18-18 2-9 11-11 12-20 .7-6-3-11 0-16 2.5-3.5 7.5-3.5 10-1l6 3.5-6 2c3 8.5-1 14 3 21 3.5 6 11 8 11 15.5 0 8-8 13-18 13z"
        fill="#1c73c5"
      />
      <path d="M87 112c5 6 18 7 26-1" stroke="#f4b93c" strokeWidth="2" strokeLinecap="round" />
      <circle cx="99" cy="77.5" r="1.7" fill="#fff" />
      <path
        d="M96.5 72c-2-3-2.5-6-2-9M98.5 71c0-3 .5-6 2-8.5M100.5 71.5c1.5-2.5 3.5-4.5 6-6"
        stroke="#1c73c5"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <circle cx="94.5" cy="62.5" r="1.5" fill="#f67307" />
      <circle cx="100.7" cy="62" r="1.5" fill="#f67307" />
      <circle cx="107" cy="65" r="1.5" fill="#f67307" />
    </>
  );
}
