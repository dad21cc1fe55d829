import { asOwner, useDatabase } from '../../../testing/database';

useDatabase();

it('lets several make the same months at once, and makes each once', async () => {
  const make = () => asOwner("SELECT make_event_months('2021-01-15Z', '2021-12-15Z')");
  await Promise.all(Array.from({ length: 6 }, make));
  const months = await asOwner<{ name: string }>(
    "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'events'::regclass AND inhrelid::regclass::text LIKE '%2021%'",
  );
  expect(months).toHaveLength(12);
});
