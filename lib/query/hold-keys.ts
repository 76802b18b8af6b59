export const holdKeys = { all: ['room-holds'] } as const;
