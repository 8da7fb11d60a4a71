import { blister, carton } from './parts/packs.ts';
import type { Drawings } from './parts/paint.ts';

/** Boxes of plain generics: what stands on the box, its colour and the colour of the tablet. */
const boxes: Record<string, [name: string, strength: string, colour: string, tablet: string]> = {
  ibuprofen: ['IBUPROFEN', '200 MG', '#f28a2b', '#e07a2a'],
  diclofenac: ['DICLOFENAC', '50 MG', '#e2557f', '#f7a56a'],
  aspirin: ['ASPIRIN', '75 MG', '#58a06a', '#fffdf9'],
  tramadol: ['TRAMADOL', '50 MG', '#4a63b8', '#58a06a'],
  periodrelief: ['PERIOD RELIEF', 'TABLETS', '#e87aa0', '#f2a5c0'],
  migraine: ['MIGRAINE', 'RELIEF', '#8e6ac0', '#d9c4ea'],
  coldflu: ['COLD + FLU', 'CAPSULES', '#f2b90f', '#1f6fb5'],
  cetirizine: ['CETIRIZINE', '10 MG', '#6fb1e0', '#fffdf9'],
  chlorphen: ['CHLORPHENIRAMINE', '4 MG', '#f7d34a', '#f7d34a'],
  loperamide: ['LOPERAMIDE', '2 MG', '#8a9a5a', '#58b04a'],
  antacidtab: ['ANTACID', 'CHEWABLE', '#7fd0a8', '#f2a5c0'],
  esomeprazole: ['ESOMEPRAZOLE', '20 MG', '#8e44ad', '#b06ad0'],
  hyoscine: ['HYOSCINE', '10 MG', '#d9a24a', '#fffdf9'],
  bisacodyl: ['BISACODYL', '5 MG', '#f2a51b', '#f7c81b'],
  praziquantel: ['PRAZIQUANTEL', '600 MG', '#5a7ad0', '#fffdf9'],
  losartan: ['LOSARTAN', '50 MG', '#c8506a', '#a9d878'],
  atorvastatin: ['ATORVASTATIN', '20 MG', '#e0664a', '#fffdf9'],
  glimepiride: ['GLIMEPIRIDE', '2 MG', '#2fa58a', '#a9d878'],
  montelukast: ['MONTELUKAST', '10 MG', '#4fb0ea', '#e8b88a'],
  folicacid: ['FOLIC ACID', '5 MG', '#f2bd4a', '#f7d34a'],
  ferrous: ['FERROUS', 'SULPHATE 200 MG', '#b5482a', '#8a2a1c'],
  zinctab: ['ZINC', '20 MG', '#8fa0aa', '#fffdf9'],
  dailypill: ['DAILY PILL', '28 TABLETS', '#f06a9a', '#f7c9d8'],
  sildenafil: ['SILDENAFIL', '50 MG', '#3f86e8', '#5a9af0'],
  tamsulosin: ['TAMSULOSIN', '0.4 MG', '#6a7a3a', '#d9862a'],
  coamoxiclav: ['CO-AMOXICLAV', '625 MG', '#f28a2b', '#fffdf9'],
  azithromycin: ['AZITHROMYCIN', '500 MG', '#d9508a', '#f7c9d8'],
  ciprofloxacin: ['CIPROFLOXACIN', '500 MG', '#1fa0a8', '#fffdf9'],
  metronidazole: ['METRONIDAZOLE', '400 MG', '#8aa82a', '#f7f0c0'],
  doxycycline: ['DOXYCYCLINE', '100 MG', '#2f8a4a', '#58b04a'],
  cefuroxime: ['CEFUROXIME', '500 MG', '#6a5ac8', '#fffdf9'],
  dhapiper: ['DHA-PIPERAQUINE', '40-320 MG', '#2f9aa8', '#9ac0f0'],
  sulfadoxine: ['SULFADOXINE', 'PYRIMETHAMINE', '#7a8a2a', '#fffdf9'],
  albendazole: ['ALBENDAZOLE', '400 MG', '#d9862a', '#f7dca8'],
  emergencypill: ['EMERGENCY PILL', '1 TABLET', '#c84a9a', '#fffdf9'],
};

export const tabletBoxes: Drawings = Object.fromEntries(
  Object.entries(boxes).map(([key, [name, line, colour, tablet]]) => [
    key,
    () => `<g transform="translate(0 -24)">${carton({ colour, name, line })}</g>${blister(262, 328, -7, tablet)}`,
  ]),
);
