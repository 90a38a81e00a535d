const CITIES = [
  ['Amsterdam', 52.37, 4.9],
  ['Utrecht', 52.09, 5.12],
  ['Groningen', 53.22, 6.57],
  ['Maastricht', 50.85, 5.69],
  ['Middelburg', 51.5, 3.61],
  ['Zwolle', 52.51, 6.09],
] as const;
const NAMES = ['De Gouden Lok', 'Haarlijn', 'Kam & Kroon', 'Salon Zijdeglans', 'Huis van Haar'];

/** Salons of one country as JSON lines, spread over it, the same each time. */
export function manySalons(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [city, latitude, longitude] = CITIES[index % CITIES.length] ?? CITIES[0];
    return JSON.stringify({
      salonNo: `B${index}`,
      salonName: `${NAMES[index % NAMES.length]} ${index}`,
      salonEmail: `salon.${index}@example.com`,
      parentEmail: index % 10 === 0 ? 'chain@example.com' : null,
      country: 'NL',
      city,
      street: `Lindelaan ${index % 400}`,
      postcode: `${1000 + ((index * 37) % 9000)} ${letter(index)}${letter(index * 7)}`,
      phone: '+31 00 000 0010',
      position: {
        lat: latitude + (((index * 7919) % 1000) - 500) / 2000,
        lng: longitude + (((index * 104_729) % 1000) - 500) / 2000,
      },
    });
  }).join('\n');
}

function letter(index: number): string {
  return String.fromCharCode(65 + (index % 26));
}
