/** From now on more may push what stands below a place: styles keep that out of sight until it is there. */
export function markComing(place: Element): void {
  place.toggleAttribute('data-coming', true);
}
