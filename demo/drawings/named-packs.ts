import { beans } from './parts/food-parts.ts';
import { bottle, paperSack, tube } from './parts/packs.ts';
import { type Drawings, ground, type Svg } from './parts/paint.ts';
import { calabash } from './parts/vessels.ts';

/** One drawing per row of a table of packs that differ by their words and colours. */
function packsOf<Row>(rows: Record<string, Row>, draw: (row: Row) => Svg): Drawings {
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, () => draw(row)]));
}

/** Name, further words, colour of the paper. */
const flours: Record<string, [string, string, string]> = {
  elubo: ['ELUBO', 'YAM FLOUR', '#c9a27a'],
  poundo: ['POUNDO', 'YAM FLOUR', '#f2ead8'],
  semolina: ['SEMOLINA', '', '#f7d98a'],
  wheatflour: ['WHEAT', 'FLOUR', '#e8c48e'],
  brownmaize: ['BROWN', 'MAIZE FLOUR', '#c98f5a'],
  ujimix: ['UJI MIX', 'WIMBI', '#b5826a'],
  pap: ['PAP', 'OGI POWDER', '#f4efe2'],
  pishori: ['PISHORI', 'RICE', '#e3ecd8'],
  basmati: ['BASMATI', 'RICE', '#f0e0b4'],
  yellowgarri: ['GARRI', 'YELLOW', '#f2c74a'],
};

/** Two colours of the bean. */
const pulses: Record<string, [string, string]> = {
  whitebeans: ['#f4ead0', '#e3d4ae'],
  rosecoco: ['#d98a7a', '#a84a4a'],
  greengrams: ['#6f8f3a', '#55732a'],
  njahi: ['#2a2226', '#3a3036'],
  lentils: ['#a8743f', '#8a5a2c'],
};

/** Name, kind, ink. */
const syrups: Record<string, [string, string, string]> = {
  paracetsyrup: ['PARACETAMOL', 'SYRUP', '#c8102e'],
  ibusyrup: ['IBUPROFEN', 'SUSPENSION', '#d9620a'],
  loratsyrup: ['LORATADINE', 'SYRUP', '#1f6fb5'],
  lactulose: ['LACTULOSE', 'SOLUTION', '#8a5a10'],
  mebendazole: ['MEBENDAZOLE', 'SUSPENSION', '#1a7338'],
  amoxsyrup: ['AMOXICILLIN', 'SUSPENSION', '#be1146'],
  bloodtonic: ['BLOOD TONIC', 'SYRUP', '#7d0a1c'],
};

/** Name, kind, ink, colour of the bottle, colour of the cap. */
const lotions: Record<string, [string, string, string, string, string]> = {
  repellent: ['REPELLENT', 'LOTION', '#1a7338', '#dff0d0', '#f2b90f'],
  calamine: ['CALAMINE', 'LOTION', '#be1146', '#f7c9d0', '#fdfcfa'],
  benzyl: ['BENZYL', 'EMULSION', '#3346b8', '#f7f7f4', '#3346b8'],
  intimate: ['GENTLE', 'WASH', '#8a3a7a', '#f2dcec', '#8a3a7a'],
  bleach: ['BLEACH', '1 L', '#1f4e8c', '#f4f7fa', '#1f6fb5'],
};

/** Name, kind, ink, colour of the bottle. */
const vitamins: Record<string, [string, string, string, string]> = {
  vitamind: ['VITAMIN D', '1000 IU', '#d98a00', '#f7c81b'],
  pregvit: ['MAMA', 'MULTIVITAMIN', '#be1146', '#f2a5c0'],
  calcium: ['CALCIUM', '+ D3', '#1f6fb5', '#eaf3fb'],
};

/** Name, colour of the band. */
const creams: Record<string, [string, string]> = {
  diclogel: ['DICLOFENAC', '#e07a2a'],
  hydrocort: ['HYDRO', '#3346b8'],
  benzoyl: ['BENZOYL', '#12a0ae'],
  silvercream: ['SILVER', '#77838c'],
  lubricant: ['GEL', '#8a5ac8'],
  bumpgel: ['BUMP GEL', '#26323a'],
  nappycream: ['NAPPY', '#e87aa0'],
  herbalpaste: ['HERBAL', '#2f8a3d'],
};

/** A heap that is seen from the front. */
const heap = (one: string, other: string): Svg =>
  `<g transform="translate(0 118) scale(1 .34)">${beans([200, 176, 112], [one, one, other], 130, 5, 17)}</g>`;

export const namedPacks: Drawings = {
  ...packsOf(flours, ([name, line, colour]) => paperSack(colour, name, line)),
  ...packsOf(pulses, ([one, other]) => calabash(200, 190, 138, one) + heap(one, other)),
  ...packsOf(syrups, ([name, line, ink]) => bottle({ body: '#6b3312', cap: '#fdfcfa', ink, name, line, w: 148 })),
  ...packsOf(lotions, ([name, line, ink, body, cap]) => bottle({ body, cap, ink, name, line, w: 150, neck: 30 })),
  ...packsOf(vitamins, ([name, line, ink, body]) =>
    bottle({ body, cap: '#fdfcfa', ink, name, line, w: 168, top: 46, neck: 56 }),
  ),
  ...packsOf(creams, ([name, band]) => ground(200, 356, 110, 15) + tube('#fbfcfd', band, name, band)),
};
