import { createContext } from 'react';

/** Tiles that the operator has chosen; they come from the market's own host. */
export interface MapTiles {
  /** Who made them, as their terms want it shown. */
  attribution: string;
  max_zoom: number;
}

/** What all maps of an application show; undefined for the built-in map. */
export const MapTilesContext = createContext<MapTiles | undefined>(undefined);
