import { Wheel } from './hero-wheel';

export function Motorbike() {
  return (
    <g transform="translate(462 326)">
      <path d="M20-14 42-44h34l18 30M48-14h34l14-24M22-46h30" className="ui-hero-bike-line" />
      <path d="M46-46h34c6 0 10 5 8 10H56z" className="ui-hero-orange" />
      <path d="M110-14 92-58H82" className="ui-hero-bike-line" />
      <path d="M57-53 68-80" className="ui-hero-torso" />
      <path d="M69-80 90-60" className="ui-hero-arm" />
      <path d="M58-50 77-38 70-18" className="ui-hero-leg" />
      <circle cx="73" cy="-100" r="11" className="ui-hero-yellow" />
      <path d="M75-104h9v7h-9z" className="ui-hero-dark" />
      <Wheel x={20} y={-14} radius={16} />
      <Wheel x={110} y={-14} radius={16} />
    </g>
  );
}

export function Cng() {
  return (
    <g transform="translate(636 322)">
      <path
        d="M4-8V-62c0-16 10-24 26-24h58c14 0 22 5 28 17l18 36c18 2 28 12 30 26 0 4-2 6-5 6H8c-3 0-4-2-4-5z"
        className="ui-hero-green"
      />
      <path d="M30-86h58c14 0 22 5 28 17l3 6H4c1-15 11-23 26-23z" className="ui-hero-green-roof" />
      <path d="M44-58h34v48H44z" className="ui-hero-green-dark" />
      <path d="M88-58h24l14 28H88z" className="ui-hero-pane" />
      <path d="M14-56h20v22H14z" className="ui-hero-pane" />
      <path
        d="M58-50a6.5 6.5 0 1 1 13 0 6.5 6.5 0 1 1-13 0M52-22c0-14 5-20 13-20s13 6 13 20z"
        className="ui-hero-dark"
      />
      <path d="M4-24h38M80-24h54" className="ui-hero-stripe" />
      <Wheel x={32} y={-2} radius={13} />
      <Wheel x={138} y={-2} radius={13} />
      <circle cx="157" cy="-16" r="4" className="ui-hero-lamp" />
    </g>
  );
}

export function Car() {
  return (
    <g transform="translate(868 324)">
      <path
        d="M4-10v-16c0-8 4-13 12-15l28-5 22-25c5-6 11-8 18-8h38c9 0 15 2 21 8l25 25 24 5c9 2 14 8 14 17v14c0 4-2 6-6 6H10c-4 0-6-2-6-6z"
        className="ui-hero-orange"
      />
      <path d="M58-46l16-18c3-4 7-5 11-5h14v23zM107-46v-23h15c6 0 10 2 14 6l17 17z" className="ui-hero-pane" />
      <path d="M103-46v38M112-36h12" className="ui-hero-orange-line" />
      <Wheel x={46} y={-3} radius={14} />
      <Wheel x={158} y={-3} radius={14} />
      <rect x="196" y="-30" width="9" height="7" rx="3" className="ui-hero-lamp" />
    </g>
  );
}

export function Rickshaw() {
  return (
    <g transform="translate(196 326)">
      <path d="M30-34c-2-26 8-44 34-46l6 40z" className="ui-hero-pink" />
      <path d="M22-34h52l10 20H34zM84-14l40-4 16-38h-10M124-18 104-40" className="ui-hero-bike-line" />
      <path d="M103-49 112-70" className="ui-hero-torso" />
      <path d="M113-70 107-58 120-44" className="ui-hero-arm" />
      <path d="M104-46 120-34 114-16" className="ui-hero-leg" />
      <circle cx="117" cy="-88" r="9" className="ui-hero-skin" />
      <path d="M108-88a9 9 0 0 1 18-2c-6 1-12 0-18 2z" className="ui-hero-dark" />
      <Wheel x={46} y={-14} radius={17} />
      <Wheel x={140} y={-14} radius={17} />
    </g>
  );
}

export function Bus() {
  return (
    <g transform="translate(1196 322)">
      <path
        d="M0-6v-62c0-8 5-13 13-13h130c12 0 18 6 20 17l7 34v24c0 4-2 6-6 6H6c-4 0-6-2-6-6z"
        className="ui-hero-bus"
      />
      <path
        d="M10-66h26v22H10zM42-66h26v22H42zM74-66h26v22H74zM106-66h22v22h-22zM136-66h14c5 0 7 2 8 7l4 19h-26z"
        className="ui-hero-pane"
      />
      <path d="M0-30h168" className="ui-hero-stripe" />
      <Wheel x={34} y={-2} radius={12} />
      <Wheel x={132} y={-2} radius={12} />
    </g>
  );
}
