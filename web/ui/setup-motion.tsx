import { MotionText, type MotionTextProps } from './motion-text.tsx'
import { Skeleton } from './skeleton.tsx'

type SetupMotionProps = Omit<MotionTextProps, 'text'> & { motion: string | null }

/** A chosen motion, or a shape in its place while its words are asked for. */
export const SetupMotion = ({ motion, ...look }: SetupMotionProps) =>
  motion === null ? <Skeleton width="24rem" height="2em" /> : <MotionText {...look} text={motion} />
