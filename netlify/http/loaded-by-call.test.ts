import { loadedByCall } from './loaded-by-call';

const bread = { bake: async (loaf: string) => `${loaf}, baked`, slice: async (loaf: string) => `${loaf}, sliced` };

it('loads nothing before the first call, and once for all of them', async () => {
  const load = jest.fn(async () => bread);
  const { bake, slice } = loadedByCall(['bake', 'slice'], load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([bake('Rye'), slice('Rye'), bake('Oats')])).toEqual([
    'Rye, baked',
    'Rye, sliced',
    'Oats, baked',
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells of a failure to load, and tries again', async () => {
  const load = jest.fn(async () => bread).mockRejectedValueOnce(new Error('no such chunk'));
  const { bake } = loadedByCall(['bake'], load);
  await expect(bake('Rye')).rejects.toThrow('no such chunk');
  expect(await bake('Rye')).toBe('Rye, baked');
});
