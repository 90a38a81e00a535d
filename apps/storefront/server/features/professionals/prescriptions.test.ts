import { PRESCRIPTION_LIMITS } from '@lokke/domain/prescriptions';
import { expect, it, onTestFinished } from 'vitest';
import {
  addSalons,
  openProfessional,
  openProfessionalArea,
} from '../../../testing/professional-area.ts';

const ADA = { email: 'ada@salon.example', password: 'Kam-en-borstel' };
const ROUTINE = { 'product-0': 'rain-shampoo', 'size-0': '', 'rhythm-0': 'weekly', note: '' };
const PLACES = Array.from({ length: PRESCRIPTION_LIMITS.mostOpenPerSalon }, (_, place) => place);
const OVER = {
  salonNo: '900',
  salonName: 'Ada',
  language: 'nl',
  note: '',
  lines: [],
  madeAt: '2026-11-20T12:00:00Z',
  revokedAt: '2026-11-20T12:00:00Z',
};

it.each([0, PLACES.length - 1, PLACES.length])(
  'of two at once beside %i that are over, both links work',
  async (used) => {
    const area = await openProfessionalArea();
    onTestFinished(async () => {
      await area.whenIdle();
      area[Symbol.dispose]();
    });
    await addSalons(area, { salonNo: '900', salonName: 'Ada', salonEmail: ADA.email });
    const { store } = area.prescriptions;
    for (const place of PLACES.slice(0, used)) {
      const code = String(place).padStart(16, '0');
      expect(await store.write({ place, prescription: { ...OVER, code } }, null)).toBe('written');
    }
    const ada = await openProfessional(area, ADA);
    const both = await Promise.all([1, 2].map(() => ada.ask((pro) => pro.prescribe(ROUTINE))));
    for (const made of both) {
      expect(made).toMatchObject({ ok: true });
      const opened = await area.prescriptions.open('198.51.100.1', made.ok ? made.value : '');
      expect(opened.kind).toBe('open');
    }
  },
);
