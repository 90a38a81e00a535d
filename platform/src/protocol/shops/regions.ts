export interface Region {
  readonly code: string;
  readonly name: string;
}

function parse(list: string): readonly Region[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split('; '))
    .map((entry) => {
      const [code = '', name = ''] = entry.split('=');
      return { code, name };
    });
}

const STATES = parse(`
AL=Alabama; AK=Alaska; AZ=Arizona; AR=Arkansas; CA=California; CO=Colorado; CT=Connecticut
DE=Delaware; DC=District of Columbia; FL=Florida; GA=Georgia; HI=Hawaii; ID=Idaho; IL=Illinois
IN=Indiana; IA=Iowa; KS=Kansas; KY=Kentucky; LA=Louisiana; ME=Maine; MD=Maryland
MA=Massachusetts; MI=Michigan; MN=Minnesota; MS=Mississippi; MO=Missouri; MT=Montana
NE=Nebraska; NV=Nevada; NH=New Hampshire; NJ=New Jersey; NM=New Mexico; NY=New York
NC=North Carolina; ND=North Dakota; OH=Ohio; OK=Oklahoma; OR=Oregon; PA=Pennsylvania
RI=Rhode Island; SC=South Carolina; SD=South Dakota; TN=Tennessee; TX=Texas; UT=Utah
VT=Vermont; VA=Virginia; WA=Washington; WV=West Virginia; WI=Wisconsin; WY=Wyoming
`);

const PROVINCES = parse(`
C=A Coruña; VI=Álava; AB=Albacete; A=Alicante; AL=Almería; O=Asturias; AV=Ávila; BA=Badajoz
PM=Baleares; B=Barcelona; BU=Burgos; CC=Cáceres; CA=Cádiz; S=Cantabria; CS=Castellón; CE=Ceuta
CR=Ciudad Real; CO=Córdoba; CU=Cuenca; GI=Girona; GR=Granada; GU=Guadalajara; SS=Guipúzcoa
H=Huelva; HU=Huesca; J=Jaén; LO=La Rioja; GC=Las Palmas; LE=León; L=Lleida; LU=Lugo; M=Madrid
MA=Málaga; ML=Melilla; MU=Murcia; NA=Navarra; OR=Ourense; P=Palencia; PO=Pontevedra
SA=Salamanca; TF=Santa Cruz de Tenerife; SG=Segovia; SE=Sevilla; SO=Soria; T=Tarragona
TE=Teruel; TO=Toledo; V=Valencia; VA=Valladolid; BI=Vizcaya; ZA=Zamora; Z=Zaragoza
`);

const COUNTIES = parse(`
CW=Carlow; CN=Cavan; CE=Clare; CO=Cork; DL=Donegal; D=Dublin; G=Galway; KY=Kerry; KE=Kildare
KK=Kilkenny; LS=Laois; LM=Leitrim; LK=Limerick; LD=Longford; LH=Louth; MO=Mayo; MH=Meath
MN=Monaghan; OY=Offaly; RN=Roscommon; SO=Sligo; TA=Tipperary; WD=Waterford; WH=Westmeath
WX=Wexford; WW=Wicklow
`);

const CANADIAN_PROVINCES = parse(`
AB=Alberta; BC=British Columbia; MB=Manitoba; NB=New Brunswick; NL=Newfoundland and Labrador
NT=Northwest Territories; NS=Nova Scotia; NU=Nunavut; ON=Ontario; PE=Prince Edward Island
QC=Quebec; SK=Saskatchewan; YT=Yukon
`);

const REGIONS: ReadonlyMap<string, readonly Region[]> = new Map([
  ['CA', CANADIAN_PROVINCES],
  ['US', STATES],
  ['ES', PROVINCES],
  ['IE', COUNTIES],
]);

/** Lists the regions of a country whose addresses need them; none elsewhere. */
export function regionsOf(countryCode: string): readonly Region[] {
  return REGIONS.get(countryCode) ?? [];
}
