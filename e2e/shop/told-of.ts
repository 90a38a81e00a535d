/**
 * What the tag manager read, so that it can be compared with a recorded visit: without the address that the shop
 * happened to have and the numbers that products happened to get, and of a long list its length and first item.
 */
export function toldOf(events: readonly unknown[], shopUrl: string): readonly unknown[] {
  return events.map((event) => {
    const text = JSON.stringify(event)
      .replaceAll(shopUrl, '')
      .replace(/"item_id":"\d+"/g, '"item_id":"#"')
      .replace(/"gtm.start":\d+/g, '"gtm.start":"#"');
    return shortened(JSON.parse(text));
  });
}

function shortened(event: {
  readonly event?: string;
  readonly ecommerce?: { readonly items: readonly unknown[] };
}) {
  if (event.event !== 'view_item_list' || !event.ecommerce) return event;
  const { items, ...rest } = event.ecommerce;
  return { ...event, ecommerce: { ...rest, first: items[0], count: items.length } };
}
