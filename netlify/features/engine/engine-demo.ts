export const seedEngineDemo = async (_workspace: { id: string; zone: string }): Promise<void> => {};
