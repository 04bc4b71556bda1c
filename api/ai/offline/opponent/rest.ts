/** What is left to do after an act: nothing, to ask, our own case, or to answer what is argued. */
export type Rest = 'nothing' | 'question' | 'own case' | 'argue'
