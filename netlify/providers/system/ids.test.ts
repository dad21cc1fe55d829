import { systemIds } from './ids';

describe('ids', () => {
  it('are version 7 of RFC 9562 and begin with the time', () => {
    const before = Date.now();
    const id = systemIds.id();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now() + 1);
  });

  it('sort in the order they were made, even more in one millisecond than are counted', () => {
    const ids = Array.from({ length: 20_000 }, () => systemIds.id());
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });
});
