const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

/** Each network's home page, with our own drawing of its mark. */
export const SOCIAL_NETWORKS = [
  {
    name: 'Facebook',
    address: 'https://www.facebook.com/',
    mark: ['M14 21v-8.5M17.5 3.5H16a4 4 0 0 0-4 4V21M8.5 12h7'],
  },
  {
    name: 'Instagram',
    address: 'https://www.instagram.com/',
    mark: [
      'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5z',
      circle(12, 12, 4),
      'M17 7h.01',
    ],
  },
  {
    name: 'Twitter',
    address: 'https://twitter.com/',
    mark: [
      'M21 5.5c-.8 1-1.7 1.6-2.5 2C19 14.5 14 19.5 8 19.5c-2 0-3.8-.5-5-1.3 2 .2 3.8-.4 5-1.5-3-1-5-4.5-4.5-9.2C6 10 9 11 11.5 11c-1-4 3.5-7 6.3-4.2 1 0 2.2-.5 3.2-1.3z',
    ],
  },
  {
    name: 'GitHub',
    address: 'https://github.com/',
    mark: [circle(6.5, 6, 2.5), circle(6.5, 18, 2.5), circle(17.5, 8, 2.5), 'M6.5 8.5v7M17.5 10.5c0 3.5-5 3-10.5 5.2'],
  },
  {
    name: 'Dribbble',
    address: 'https://dribbble.com/',
    mark: [circle(12, 12, 9), 'M7.5 4.5c4 4.5 6.5 9.5 7.5 16M3.5 11c6 .3 11-.8 15-5M6 18.5c3-5 8-7 15-5.5'],
  },
] as const;
