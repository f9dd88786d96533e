interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Floors from the top, one letter per window: x is lit. */
  lit: string;
}

const HOUSES: readonly House[] = [
  { x: 430, y: 104, width: 44, height: 118, lit: '.xx/.xx/xxx/xxx/x.x/.x/..x/x.x' },
  { x: 482, y: 138, width: 34, height: 84, lit: '//x/x/xx' },
  { x: 640, y: 118, width: 40, height: 104, lit: '.xx/xxx/x//x.x/xx' },
  { x: 688, y: 84, width: 52, height: 138, lit: 'x..x/.x.x/xx.x/.xxx/...x/.xxx/x..x/.xx/xxxx' },
  { x: 748, y: 130, width: 34, height: 92, lit: 'x/.x/x//xx/.x' },
  { x: 40, y: 134, width: 42, height: 88, lit: 'x.x/x/xxx/xx/x.x' },
  { x: 92, y: 162, width: 54, height: 60, lit: 'xxxx/.x.x/xxxx' },
  { x: 1250, y: 110, width: 46, height: 112, lit: '.x/.x/x/xx/xxx/xxx/.xx' },
  { x: 1304, y: 142, width: 36, height: 80, lit: 'xx////xx' },
  { x: 1368, y: 124, width: 50, height: 98, lit: '...x/.xxx/xx/..xx/.xx/.x' },
];

const LANDMARKS = [
  'M180 222v-62h26v-22h38v-16h52v16h38v22h26v62zM270 172a17 17 0 1 0 .01 0zM214 206l14-30 14 30zM298 206l14-30 14 30z',
  'M1010 222v-44h34v-14h30v-10c0-18 12-30 30-36 18 6 30 18 30 36v10h30v14h34v44zM1096 222v-26a8 8 0 0 1 16 0v26zM1056 222v-22a6 6 0 0 1 12 0v22zM1140 222v-22a6 6 0 0 1 12 0v22zM1022 214v-16h10v16zM1176 214v-16h10v16z',
  'M842 222v-92l6-14 6 14v92zM930 222v-92l6-14 6 14v92zM862 222v-40c0-18 12-30 30-36 18 6 30 18 30 36v40z',
];

const SPIRES = 'M1104 118v-16M848 116v-10M936 116v-10M892 146v-12';

const FAR_ROOFS =
  'M0 222V159H26V189H64V173H119V161H158V170H214V163H267V184H326V155H367V195H421V167H474V142H537V160H568V146H631V153H683V124H745V169H786V170H845V174H877V175H920V155H983V134H1038V179H1066V163H1114V185H1157V195H1219V177H1260V145H1313V189H1360V183H1402V177H1440V222z';

/** All windows of a house as one path. */
const windowsOf = ({ x, y, lit }: House): string =>
  lit
    .split('/')
    .flatMap((floor, row) =>
      [...floor].map((window, column) => (window === 'x' ? `M${x + 7 + 10 * column} ${y + 9 + 13 * row}h4v6h-4z` : '')),
    )
    .join('');

/** Sun, distant roofs, landmarks and houses. */
export function HeroSkyline() {
  return (
    <>
      <circle cx="930" cy="112" r="78" className="ui-hero-sun" />
      <path d={FAR_ROOFS} className="ui-hero-far" />
      {LANDMARKS.map((path) => (
        <path key={path} d={path} className="ui-hero-near" fillRule="evenodd" />
      ))}
      <path d={SPIRES} className="ui-hero-near-line" />
      {HOUSES.map((house) => (
        <g key={house.x}>
          <rect x={house.x} y={house.y} width={house.width} height={house.height} rx="2" className="ui-hero-near" />
          <path d={windowsOf(house)} className="ui-hero-glass" />
        </g>
      ))}
      <rect y="220" width="1440" height="10" className="ui-hero-near" />
    </>
  );
}
