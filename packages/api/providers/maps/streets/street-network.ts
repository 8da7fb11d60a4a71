import FlatQueue from 'flatqueue';
import { type Coordinates, metresBetween } from 'market/places/places.rules';
import type { Way } from '../directions.ts';
import { flatDistance, flatMapAt, nearestFraction, pointOf } from './flat-geometry.ts';
import {
  lineIndex,
  type Street,
  type StreetClass,
  type StreetEdge,
  type StreetGraph,
  type StreetNode,
  streetGraphOf,
} from './street-graph.ts';

/** What a motorcycle reaches on average, in metres per second. */
const speeds: Readonly<Record<StreetClass, number>> = { motorway: 14, primary: 9, secondary: 7, local: 5 };
const fastest = speeds.motorway;
/** A place farther away from every street has no way. */
const reachMetres = 700;
/** A corner that is less than this beside the straight line is none. */
const straightMetres = 4;
/** How many nearby edges are compared: what is nearest by its box need not be. */
const comparedEdges = 32;

/** A place on an edge, as near as possible to a place that was asked for. */
interface Entry {
  edge: StreetEdge;
  /** Of the length of the edge, from its first node. */
  fraction: number;
  at: Coordinates;
  /** To the place that was asked for. */
  metres: number;
}

/** Finds the fastest ways along streets. */
export class StreetNetwork {
  readonly graph: StreetGraph;
  readonly #map: ReturnType<typeof flatMapAt>;
  readonly #index: ReturnType<typeof lineIndex>;

  constructor(streets: readonly Street[]) {
    this.graph = streetGraphOf(streets);
    this.#map = flatMapAt(streets[0]?.points[0]?.lat ?? 0);
    this.#index = lineIndex(this.graph.edges.map(({ from, to }) => ({ from: from.flat, to: to.flat })));
  }

  /** Returns the fastest way; undefined where a place is far from all streets or no street leads there. */
  way(from: Coordinates, to: Coordinates): Way | undefined {
    const ends = this.#entriesNear(to);
    for (const start of this.#entriesNear(from)) {
      const end = ends.find(({ edge }) => edge.from.part === start.edge.from.part);
      if (!end) continue;
      const { seconds, nodes } = ride(start, end);
      const points = [from, ...this.#corners([start.at, ...nodes.map(({ at }) => at), end.at]), to];
      const beside = start.metres + end.metres;
      return { points, metres: lengthOf(points), seconds: seconds + beside / speeds.local };
    }
    return undefined;
  }

  /** Without the places between two corners that lie on the straight line anyway: most junctions do. */
  #corners(places: readonly Coordinates[]): Coordinates[] {
    const corners = places.slice(0, 1);
    for (const [index, place] of places.entries()) {
      const [before, after] = [corners.at(-1), places[index + 1]];
      if (index === 0 || !before) continue;
      const point = this.#map.flat(place);
      const line = after && { from: this.#map.flat(before), to: this.#map.flat(after) };
      if (!line || flatDistance(pointOf(line, nearestFraction(line, point)), point) > straightMetres)
        corners.push(place);
    }
    return corners;
  }

  /** The edges within reach, the nearest first. */
  #entriesNear(place: Coordinates): Entry[] {
    const point = this.#map.flat(place);
    const near = this.#index?.neighbors(point.x, point.y, comparedEdges, reachMetres) ?? [];
    const entries = near.flatMap((index): Entry[] => {
      const edge = this.graph.edges[index];
      if (!edge) return [];
      const line = { from: edge.from.flat, to: edge.to.flat };
      const fraction = nearestFraction(line, point);
      const at = pointOf(line, fraction);
      return [{ edge, fraction, at: this.#map.place(at), metres: flatDistance(at, point) }];
    });
    return entries.filter(({ metres }) => metres <= reachMetres).sort((one, other) => one.metres - other.metres);
  }
}

interface Ride {
  seconds: number;
  nodes: StreetNode[];
}

/** The fastest way between two places on streets of one part, by A*: the straight line at the highest speed is never too long. */
function ride(start: Entry, end: Entry): Ride {
  if (start.edge === end.edge) {
    const share = Math.abs(start.fraction - end.fraction);
    return { seconds: share * secondsOf(start.edge), nodes: [] };
  }
  const reached = new Map<StreetNode, { seconds: number; before: StreetNode | undefined }>();
  const open = new FlatQueue<StreetNode>();
  const goal = pointOf({ from: end.edge.from.flat, to: end.edge.to.flat }, end.fraction);
  let best: { seconds: number; node: StreetNode | undefined } = { seconds: Number.POSITIVE_INFINITY, node: undefined };
  const reach = (node: StreetNode, seconds: number, before: StreetNode | undefined) => {
    if (seconds >= (reached.get(node)?.seconds ?? Number.POSITIVE_INFINITY)) return;
    reached.set(node, { seconds, before });
    open.push(node, seconds + flatDistance(node.flat, goal) / fastest);
    if (node !== end.edge.from && node !== end.edge.to) return;
    const total = seconds + secondsTo(end, node);
    if (total < best.seconds) best = { seconds: total, node };
  };
  for (const node of [start.edge.from, start.edge.to]) reach(node, secondsTo(start, node), undefined);
  while (open.length > 0 && (open.peekValue() ?? 0) < best.seconds) {
    const node = open.pop();
    if (!node) break;
    const seconds = reached.get(node)?.seconds ?? 0;
    for (const edge of node.edges) reach(edge.from === node ? edge.to : edge.from, seconds + secondsOf(edge), node);
  }
  const nodes: StreetNode[] = [];
  for (let node = best.node; node; node = reached.get(node)?.before) nodes.unshift(node);
  return { seconds: best.seconds, nodes };
}

function lengthOf(points: readonly Coordinates[]): number {
  return points.slice(1).reduce((total, point, index) => total + metresBetween(points[index] ?? point, point), 0);
}

function secondsOf({ metres, class: kind }: StreetEdge): number {
  return metres / speeds[kind];
}

function secondsTo({ edge, fraction }: Entry, node: StreetNode): number {
  return (node === edge.from ? fraction : 1 - fraction) * secondsOf(edge);
}
