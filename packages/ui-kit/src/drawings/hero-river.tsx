const PALMS = [
  { x: 384, size: 1 },
  { x: 404, size: 0.75 },
  { x: 812, size: 0.9 },
  { x: 1228, size: 1 },
  { x: 20, size: 0.8 },
  { x: 980, size: 0.7 },
];

const BOATS = [
  { x: 404, y: 258, size: 0.5 },
  { x: 832, y: 250, size: 0.34 },
  { x: 70, y: 254, size: 0.5 },
];

const LEAVES =
  'M-3-38c-8-8-18-7-23 0 8-2 14-1 23 0zM-3-38c-3-10-12-15-20-12 8 2 14 6 20 12zM-3-38c4-10 12-14 20-10-8 2-14 5-20 10zM-3-38c9-7 19-5 23 3-8-3-14-4-23-3z';

const RAIL_POSTS = Array.from({ length: 60 }, (_, post) => `M${8 + 24 * post} 288v-12`).join('');

/** Palms, river, boats and the road's railing. */
export function HeroRiver() {
  return (
    <>
      {PALMS.map((palm) => (
        <g key={palm.x} transform={`translate(${palm.x} 224) scale(${palm.size})`}>
          <path d="M0 0c1-14 0-26-3-38" className="ui-hero-trunk" />
          <path d={LEAVES} className="ui-hero-leaf" />
        </g>
      ))}
      <rect y="228" width="1440" height="66" className="ui-hero-river" />
      <path
        d="M60 246h70M240 262h110M430 244h54M690 252h90M1010 246h70M1180 264h120M1340 248h60M860 270h60M150 278h60"
        className="ui-hero-wave"
      />
      {BOATS.map((boat) => (
        <g key={boat.x} transform={`translate(${boat.x} ${boat.y}) scale(${boat.size})`}>
          <path d="M-62-9c18 12 104 12 128-4-6 18-24 25-62 25-36 0-56-7-66-21z" className="ui-hero-ink" />
          <path d="M-26 1c0-22 40-24 44 0z" className="ui-hero-hood" />
          <path d="M34-2V-22M30-30a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M34-22l14 20" className="ui-hero-ink-line" />
        </g>
      ))}
      <SailingBoat />
      <rect y="288" width="1440" height="8" className="ui-hero-near" />
      <path d={`${RAIL_POSTS}M0 276h1440`} className="ui-hero-rail" />
    </>
  );
}

function SailingBoat() {
  return (
    <g transform="translate(1136 256) scale(.56)">
      <path d="M-58-9c18 12 96 12 120-4-6 18-22 25-58 25-34 0-52-7-62-21z" className="ui-hero-ink" />
      <path d="M0 2V-70" className="ui-hero-ink-line" />
      <path d="M4-68c30 12 38 40 30 62-10-4-20-5-30-4z" className="ui-hero-sail" />
    </g>
  );
}
