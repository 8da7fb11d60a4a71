import type { Line, MapFeature } from './map-features.ts';
import { minimumZoom, type Paper, type View } from './map-view.ts';

type Point = readonly [x: number, y: number];

/** A name to write: its place, angle and style. */
interface Name {
  text: string;
  at: Point;
  angle: number;
  size: number;
  weight: number;
  colour: string;
  isItalic: boolean;
}

/** Boxes of placed names, as left, top, right, bottom. */
type Taken = [number, number, number, number][];

const sizes = { 1: 15, 2: 14, 3: 13 } as const;
const namedRoads = ['motorway', 'primary', 'secondary'] as const;
/** Areas that have a name of their own, written in their middle. */
const areaKinds = new Set(['park', 'industrial', 'airfield']);

/** Landmarks show where streets do. */
const landmarkZoom = 16;

/** Labels that are placed together. */
interface LabelGroup {
  /** From this zoom on. */
  from: number;
  isMeant: (feature: MapFeature) => boolean;
  write: typeof writePlace;
}

/** The order of placing: important names first, because they take the room. */
const labelGroups: LabelGroup[] = [
  ...([1, 2, 3] as const).map((rank) => ({
    from: minimumZoom[`label_rank_${rank}`],
    isMeant: (feature: MapFeature) => feature.kind === 'label' && feature.rank === rank,
    write: writePlace,
  })),
  ...namedRoads.map((roadClass) => ({
    from: minimumZoom[`road_name_${roadClass}`],
    isMeant: (feature: MapFeature) => feature.class === roadClass,
    write: writeAlong,
  })),
  { from: landmarkZoom, isMeant: ({ kind }) => kind === 'landmark', write: writeLandmark },
  { from: minimumZoom.park_label, isMeant: ({ kind }) => areaKinds.has(kind), write: writePlace },
];

/** Draws the visible names; a name that would overlap another is left out. */
export function drawLabels(paper: Paper, features: readonly MapFeature[]): void {
  const taken: Taken = [];
  for (const { from, isMeant, write } of labelGroups) {
    if (paper.view.zoom < from) continue;
    for (const feature of features.filter(isMeant)) write(paper, feature, taken);
  }
}

function writePlace(paper: Paper, { name: text, rank = 3, water = false, box }: MapFeature, taken: Taken): void {
  if (!text) return;
  const [west, north, east, south] = box;
  const { view, colours } = paper;
  const at = toPixels(view, (west + east) / 2, (north + south) / 2);
  const colour = water ? colours.water_label : colours.label;
  write(
    paper,
    { text, at, angle: 0, size: sizes[rank], weight: rank === 1 ? 700 : 600, colour, isItalic: water },
    taken,
  );
}

/** A dot at the place and the name below; both or neither. */
function writeLandmark(paper: Paper, { name: text, box: [x, y] }: MapFeature, taken: Taken): void {
  if (!text) return;
  const { view, context, colours } = paper;
  const [left, top] = toPixels(view, x, y);
  const name = { text, angle: 0, size: 12, weight: 500, colour: colours.label, isItalic: false };
  if (!write(paper, { ...name, at: [left, top + 14] }, taken)) return;
  context.beginPath();
  context.arc(left, top, 4, 0, 2 * Math.PI);
  context.fillStyle = colours.label;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = colours.land;
  context.stroke();
}

/** The name of a road along it, as near to its middle in sight as it fits. */
function writeAlong(paper: Paper, { name: text, lines }: MapFeature, taken: Taken): void {
  if (!text) return;
  const { view, context, colours, fontFamily } = paper;
  const size = view.zoom >= 17 ? 14 : 12.5;
  context.font = `600 ${size}px ${fontFamily}`;
  const width = context.measureText(text).width + 2 * size;
  const ways = lines.flatMap((line) => partsInSight(line, view));
  const longest = ways.sort((one, other) => lengthOf(other) - lengthOf(one))[0];
  const length = longest ? lengthOf(longest) : 0;
  if (!longest || length < width) return;
  for (const share of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    const middle = Math.min(Math.max(length * share, width / 2), length - width / 2);
    const [from, to] = [pointAlong(longest, middle - width / 2), pointAlong(longest, middle + width / 2)];
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    // A bend under the name would carry it off the road.
    if (Math.hypot(x, y) < width * 0.97) continue;
    const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const angle = Math.atan(x === 0 ? Number.POSITIVE_INFINITY : y / x);
    if (write(paper, { text, at, angle, size, weight: 600, colour: colours.label, isItalic: false }, taken)) return;
  }
}

/** Writes a name if its place is free, with an edge in the colour of the land so that it reads on lines. */
function write({ context, colours, fontFamily }: Paper, name: Name, taken: Taken): boolean {
  const { text, at, angle, size, weight, colour, isItalic } = name;
  context.font = `${isItalic ? 'italic ' : ''}${weight} ${size}px ${fontFamily}`;
  const half = context.measureText(text).width / 2 + 4;
  const [across, up] = [
    Math.abs(Math.cos(angle)) * half + Math.abs(Math.sin(angle)) * size,
    Math.abs(Math.sin(angle)) * half + Math.abs(Math.cos(angle)) * size * 0.8,
  ];
  const place: Taken[number] = [at[0] - across, at[1] - up, at[0] + across, at[1] + up];
  if (taken.some((other) => overlaps(place, other))) return false;
  taken.push(place);
  context.save();
  context.translate(...at);
  context.rotate(angle);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (!isItalic) {
    context.lineWidth = 4;
    context.strokeStyle = colours.land;
    context.strokeText(text, 0, 0);
  }
  context.fillStyle = colour;
  context.fillText(text, 0, 0);
  context.restore();
  return true;
}

function overlaps(one: Taken[number], other: Taken[number]): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

function toPixels({ scale, left, top }: View, x: number, y: number): Point {
  return [(x - left) * scale, (y - top) * scale];
}

/** Returns the visible stretches of a line. */
function partsInSight(line: Line, view: View): Point[][] {
  const parts: Point[][] = [];
  for (let index = 2; index < line.length; index += 2) {
    const from = toPixels(view, line[index - 2] ?? 0, line[index - 1] ?? 0);
    const to = toPixels(view, line[index] ?? 0, line[index + 1] ?? 0);
    const cut = clipped(from, to, view);
    if (!cut) continue;
    const last = parts.at(-1);
    const end = last?.at(-1);
    if (last && end && end[0] === cut[0][0] && end[1] === cut[0][1]) last.push(cut[1]);
    else parts.push([...cut]);
  }
  return parts;
}

/** The part of a side within the paper (Liang and Barsky). */
function clipped(from: Point, to: Point, { width, height }: View): [Point, Point] | undefined {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  let [start, end] = [0, 1];
  const edges = [
    [-x, from[0]],
    [x, width - from[0]],
    [-y, from[1]],
    [y, height - from[1]],
  ] as const;
  for (const [towards, room] of edges) {
    if (towards === 0 && room < 0) return undefined;
    if (towards < 0) start = Math.max(start, room / towards);
    if (towards > 0) end = Math.min(end, room / towards);
  }
  if (start >= end) return undefined;
  return [
    start === 0 ? from : [from[0] + start * x, from[1] + start * y],
    end === 1 ? to : [from[0] + end * x, from[1] + end * y],
  ];
}

function lengthOf(way: readonly Point[]): number {
  return way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);
}

function pointAlong(way: readonly Point[], wanted: number): Point {
  let left = wanted;
  for (let index = 1; index < way.length; index++) {
    const [from, to] = [way[index - 1], way[index]];
    if (!from || !to) break;
    const length = distance(from, to);
    if (left <= length) {
      const share = length === 0 ? 0 : left / length;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    }
    left -= length;
  }
  return way.at(-1) ?? [0, 0];
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}
