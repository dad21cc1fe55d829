import { useDatabase } from '../../testing/database';
import { register } from '../../testing/world';
import { askedCosts } from './testing/light-argon2';

useDatabase();

it('asks for a hash of a password that costs at least what OWASP recommends', async () => {
  await register();
  expect(askedCosts).toHaveLength(1);
  const { memoryCost = 0, timeCost = 0, parallelism = 0 } = askedCosts[0] ?? {};
  expect({ memoryCost, passes: memoryCost * timeCost, parallelism }).toEqual({
    memoryCost: 47_104,
    passes: 47_104,
    parallelism: 1,
  });
});
