import Flatbush from 'flatbush';
import { type Coordinates, metresBetween } from 'market/places/places.rules';
import {
  crossingOf,
  type FlatLine,
  type FlatPoint,
  flatDistance,
  flatMapAt,
  nearestFraction,
  pointOf,
} from './flat-geometry.ts';

export const streetClasses = ['motorway', 'primary', 'secondary', 'local'] as const;
export type StreetClass = (typeof streetClasses)[number];

export interface Street {
  points: readonly Coordinates[];
  class: StreetClass;
  /** It meets other streets at its two ends only. */
  isBridge: boolean;
}

/** A junction, corner or end of a street. */
export interface StreetNode {
  at: Coordinates;
  flat: FlatPoint;
  edges: StreetEdge[];
  /** Nodes of the same part can be reached from each other. */
  part: number;
}

/** A straight piece of a street between two nodes; it may be used both ways. */
export interface StreetEdge {
  from: StreetNode;
  to: StreetNode;
  metres: number;
  class: StreetClass;
}

export interface StreetGraph {
  nodes: StreetNode[];
  edges: StreetEdge[];
}

/** An end on the map this close to another street leads into it. */
const endMetres = 60;
/** A part without a junction is joined to the others over this distance: they come from how the map was made. */
const gapMetres = 140;

/** Parts with more nodes are cities, and their own parts are close enough. */
const smallPart = 500;

/** A straight piece of a street as the map has it, with the nodes along it. */
interface Segment extends FlatLine {
  index: number;
  street: Street;
  isFirst: boolean;
  isLast: boolean;
  nodes: { fraction: number; node: StreetNode }[];
}

/** Returns the junctions of streets: where they cross, where one ends at another, and across short gaps of the drawing. */
export function streetGraphOf(streets: readonly Street[]): StreetGraph {
  const map = flatMapAt(streets[0]?.points[0]?.lat ?? 0);
  const graph: StreetGraph = { nodes: [], edges: [] };
  const addNode = (flat: FlatPoint): StreetNode => {
    const node = { at: map.place(flat), flat, edges: [], part: -1 };
    graph.nodes.push(node);
    return node;
  };
  const segments = segmentsOf(streets, map.flat);
  const nearby = nearbySegments(segments);
  for (const segment of segments) {
    addCrossings(segment, nearby(segment, 0), addNode);
    for (const { into, ends } of endsOf(segment, nearby(segment, endMetres), addNode)) {
      into.segment.nodes.push({ fraction: into.fraction, node: ends[1] });
      addEdge(graph, ...ends, segment.street.class);
    }
  }
  connectSegments(graph, segments, addNode);
  joinParts(graph);
  return graph;
}

/** Returns an index of lines by place: what it finds are their places in the list. */
export function lineIndex(lines: readonly FlatLine[]): Flatbush | undefined {
  if (lines.length === 0) return undefined;
  const index = new Flatbush(lines.length);
  for (const line of lines) index.add(...boxAround(line, 0));
  index.finish();
  return index;
}

function boxAround({ from, to }: FlatLine, margin: number): [number, number, number, number] {
  return [
    Math.min(from.x, to.x) - margin,
    Math.min(from.y, to.y) - margin,
    Math.max(from.x, to.x) + margin,
    Math.max(from.y, to.y) + margin,
  ];
}

function segmentsOf(streets: readonly Street[], flat: (place: Coordinates) => FlatPoint): Segment[] {
  const segments: Segment[] = [];
  for (const street of streets) {
    const points = street.points.map(flat);
    for (const [place, to] of points.entries()) {
      const from = points[place - 1];
      if (!from) continue;
      const [isFirst, isLast] = [place === 1, place === points.length - 1];
      segments.push({ index: segments.length, street, from, to, isFirst, isLast, nodes: [] });
    }
  }
  return segments;
}

function nearbySegments(segments: readonly Segment[]): (one: Segment, margin: number) => Segment[] {
  const index = lineIndex(segments);
  return (one, margin) =>
    (index?.search(...boxAround(one, margin)) ?? [])
      .flatMap((place) => segments[place] ?? [])
      .filter(({ street }) => street !== one.street);
}

/** Makes a junction where a segment crosses another one that comes after it. */
function addCrossings(one: Segment, others: readonly Segment[], addNode: (flat: FlatPoint) => StreetNode): void {
  for (const other of others) {
    if (other.index <= one.index || !mayCross(one.street, other.street)) continue;
    const crossing = crossingOf(one, other);
    if (!crossing) continue;
    const node = addNode(pointOf(one, crossing[0]));
    one.nodes.push({ fraction: crossing[0], node });
    other.nodes.push({ fraction: crossing[1], node });
  }
}

/** Returns where the ends of a street lead into others, with nodes for both sides of the little gap between them. */
function endsOf(one: Segment, others: readonly Segment[], addNode: (flat: FlatPoint) => StreetNode) {
  const fractions = [...(one.isFirst ? [0] : []), ...(one.isLast ? [1] : [])];
  return fractions.flatMap((fraction) => {
    const end = pointOf(one, fraction);
    const into = nearestOf(others, one.street, end);
    if (!into) return [];
    const ends = [addNode(end), addNode(into.at)] as const;
    one.nodes.push({ fraction, node: ends[0] });
    return [{ into, ends }];
  });
}

/** A bridge passes over what it crosses, and no local street crosses a motorway. */
function mayCross(one: Street, other: Street): boolean {
  return !one.isBridge && !other.isBridge && mayMeet(one, other);
}

function mayMeet(one: Street, other: Street): boolean {
  const classes = [one.class, other.class];
  return !(classes.includes('motorway') && classes.includes('local'));
}

/** Returns the nearest place of another street that an end leads into. */
function nearestOf(others: readonly Segment[], street: Street, end: FlatPoint) {
  let best: { segment: Segment; fraction: number; at: FlatPoint; metres: number } | undefined;
  for (const segment of others) {
    if (!mayMeet(street, segment.street)) continue;
    const fraction = nearestFraction(segment, end);
    const at = pointOf(segment, fraction);
    const metres = flatDistance(at, end);
    if (metres <= endMetres && (!best || metres < best.metres)) best = { segment, fraction, at, metres };
  }
  return best;
}

function addEdge({ edges }: StreetGraph, from: StreetNode, to: StreetNode, kind: StreetClass): void {
  const edge = { from, to, metres: metresBetween(from.at, to.at), class: kind };
  edges.push(edge);
  from.edges.push(edge);
  to.edges.push(edge);
}

/** Makes edges along each street, from corner to junction to corner. */
function connectSegments(
  graph: StreetGraph,
  segments: readonly Segment[],
  addNode: (flat: FlatPoint) => StreetNode,
): void {
  let last: StreetNode | undefined;
  for (const { isFirst, from, to, street, nodes } of segments) {
    if (!last || isFirst) last = addNode(from);
    const along = nodes.sort((one, other) => one.fraction - other.fraction).map(({ node }) => node);
    for (const node of [...along, addNode(to)]) {
      addEdge(graph, last, node, street.class);
      last = node;
    }
  }
}

/** Joins parts by the shortest gaps between them, as far as those are short. */
function joinParts(graph: StreetGraph): void {
  const { nodes } = graph;
  markParts(nodes);
  const index = lineIndex(nodes.map(({ flat }) => ({ from: flat, to: flat })));
  const sizes = Map.groupBy(nodes, ({ part }) => part);
  const small = [...sizes.values()].filter(({ length }) => length < smallPart).flat();
  const gaps = small.flatMap((from) => {
    const isOfOther = (place: number) => nodes[place]?.part !== from.part;
    const [place = -1] = index?.neighbors(from.flat.x, from.flat.y, 1, gapMetres, isOfOther) ?? [];
    const to = nodes[place];
    return to ? [{ from, to, metres: flatDistance(from.flat, to.flat) }] : [];
  });
  const joined = new Map<number, number>();
  const rootOf = (part: number): number => {
    const above = joined.get(part);
    return above === undefined ? part : rootOf(above);
  };
  for (const { from, to } of gaps.sort((one, other) => one.metres - other.metres)) {
    const [one, other] = [rootOf(from.part), rootOf(to.part)];
    if (one === other) continue;
    joined.set(one, other);
    addEdge(graph, from, to, 'local');
  }
  for (const node of nodes) node.part = rootOf(node.part);
}

function markParts(nodes: readonly StreetNode[]): void {
  for (const [part, start] of nodes.entries()) {
    if (start.part < 0) markPart(start, part);
  }
}

function markPart(start: StreetNode, part: number): void {
  start.part = part;
  const open = [start];
  for (let node = open.pop(); node; node = open.pop()) {
    for (const { from, to } of node.edges) {
      const other = from === node ? to : from;
      if (other.part === part) continue;
      other.part = part;
      open.push(other);
    }
  }
}
