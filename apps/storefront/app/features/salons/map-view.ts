import type { Coordinates } from '@lokke/domain/salons';
import type { Projection } from './outline-map.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a map that is shown: its corner in map units, and how many times it is enlarged. */
export interface MapView extends Point {
  readonly scale: number;
}

export const WHOLE_MAP: MapView = { x: 0, y: 0, scale: 1 };
export const MAX_SCALE = 24;
/** Closer would lose what surrounds a single salon. */
const MAX_FITTED_SCALE = 6;
/** Number of salons around a place that the map shows close. */
const NEARBY = 4;
/** Share of the map's size, around the points that fit. */
const MARGIN = 0.2;

/** Enlarges around the middle of what is shown. */
export function zoomView(view: MapView, factor: number, size: Size): MapView {
  const middle = {
    x: view.x + size.width / view.scale / 2,
    y: view.y + size.height / view.scale / 2,
  };
  return centreView(middle, view.scale * factor, size);
}

/** Moves by map units as they are seen, and no further than the map's edge. */
export function moveView({ x, y, scale }: MapView, by: Point, size: Size): MapView {
  return within({ x: x + by.x / scale, y: y + by.y / scale, scale }, size);
}

/** The closest view with all points; the whole map without any. */
export function viewOf(points: readonly Point[], size: Size): MapView {
  if (points.length === 0) return WHOLE_MAP;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const share = 1 - 2 * MARGIN;
  const fitting = Math.min(
    (size.width * share) / (right - left),
    (size.height * share) / (bottom - top),
    MAX_FITTED_SCALE,
  );
  return centreView({ x: (left + right) / 2, y: (top + bottom) / 2 }, fitting, size);
}

interface Dot extends Point {
  readonly distanceInKm: number | null;
}

/** The closest view of what was found: around a postcode or a place, of those nearby alone. */
export function closeView(dots: readonly Dot[], size: Size): MapView {
  const nearby = dots.filter(({ distanceInKm }) => distanceInKm !== null).slice(0, NEARBY);
  return viewOf(nearby.length > 0 ? nearby : dots, size);
}

/** Returns the place of a map's point on the screen. */
export function seenAt({ x, y, scale }: MapView, point: Point): Point {
  return { x: (point.x - x) * scale, y: (point.y - y) * scale };
}

function centreView({ x, y }: Point, wanted: number, size: Size): MapView {
  const scale = Math.min(MAX_SCALE, Math.max(1, wanted));
  return within({ x: x - size.width / scale / 2, y: y - size.height / scale / 2, scale }, size);
}

function within({ x, y, scale }: MapView, { width, height }: Size): MapView {
  const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);
  return {
    x: clamp(x, width - width / scale),
    y: clamp(y, height - height / scale),
    scale,
  };
}

/** Albers' conic equal-area projection into map units. */
export function project(
  { parallels, lon0, scale, translate }: Projection,
  { latitude, longitude }: Coordinates,
): { readonly x: number; readonly y: number } {
  const [south = 0, north = 0] = parallels;
  const [left = 0, top = 0] = translate;
  const sine = Math.sin(radians(south));
  const cone = (sine + Math.sin(radians(north))) / 2;
  const constant = 1 + sine * (2 * cone - sine);
  const origin = Math.sqrt(constant) / cone;
  const radius = Math.sqrt(Math.max(0, constant - 2 * cone * Math.sin(radians(latitude)))) / cone;
  const angle = cone * radians(longitude - lon0);
  return {
    x: left + scale * radius * Math.sin(angle),
    y: top - scale * (origin - radius * Math.cos(angle)),
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
