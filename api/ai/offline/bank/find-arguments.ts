import type { Stance } from '#schema/constants.ts'
import type { Point } from '../point.ts'

export const findArguments = (_motionKey: string): Record<Stance, readonly Point[]> | null => null
